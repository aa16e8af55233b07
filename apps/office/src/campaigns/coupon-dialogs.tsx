import type {
  OfficeCoupon,
  OfficeCouponCodesRequest,
  OfficeCouponRequest,
  OfficeCoupons,
  ReasonRequest,
} from '@housebrand/office';
import { ApiError } from '@housebrand/shared/react';
import { MAX_CODES_PER_BATCH, type CouponCodes } from '@housebrand/wallet';
import { Button, CopyButton, Modal, NumberInput } from '@mantine/core';
import { useState } from 'react';
import { useOfficeAction } from '../api/hooks';
import { ActionDialog } from '../kit/action-dialog';
import classes from './campaigns.module.css';
import { DocumentFields } from './form/document-fields';
import { FormProvider } from './form/form-context';
import { emptyOf, type Fields, type FieldSchema } from './form/schema';
import { useCampaignMessages } from './messages';
import { PortalPreview } from './portal-preview';

/** New codes of a coupon, which are shown once. */
export interface Made {
  name: string;
  codes: readonly string[];
}

const COUPON_PAGES = ['coupon'] as const;
const NO_DOCUMENTS = {};

/** Returns the schema of the API's call with the name and the kind before the amounts, which depend on the kind. */
function inOrder(schema: OfficeCoupons['schema']): OfficeCoupons['schema'] {
  const { name, kind, ...amountsAndLimits } = (schema as FieldSchema).properties ?? {};
  return { ...schema, properties: { name, kind, ...amountsAndLimits } };
}

/** Creates a coupon with the fields of the API's call. */
export function CreateCouponDialog({ schema, onClose }: { schema: OfficeCoupons['schema']; onClose: () => void }) {
  const t = useCampaignMessages();
  const [coupon, setCoupon] = useState(() => emptyOf(schema as FieldSchema) as Fields);
  const create = useOfficeAction<OfficeCoupon, OfficeCouponRequest>('coupons.create');
  const errors = create.error instanceof ApiError ? create.error.errors : [];
  return (
    <ActionDialog
      title={t('createCoupon')}
      consequence={t('createText')}
      confirm={t('create')}
      action={create}
      bodyOf={(reason) => ({ ...(coupon as unknown as OfficeCouponRequest), reason })}
      onClose={onClose}
    >
      <FormProvider value={{ errors, isReadOnly: false }}>
        <DocumentFields schema={inOrder(schema)} document={coupon} onChange={setCoupon} />
      </FormProvider>
      <PortalPreview pages={COUPON_PAGES} documents={NO_DOCUMENTS} coupon={coupon} />
    </ActionDialog>
  );
}

/** Creates codes of a coupon. */
export function CodesDialog({
  coupon: { id, name },
  onMade,
  onClose,
}: {
  coupon: OfficeCoupon;
  onMade: (made: Made) => void;
  onClose: () => void;
}) {
  const t = useCampaignMessages();
  const [count, setCount] = useState<number | null>(100);
  const create = useOfficeAction<CouponCodes, OfficeCouponCodesRequest>('coupons.codes', { id });
  return (
    <ActionDialog
      title={t('codesTitle', { name })}
      consequence={t('codesText')}
      confirm={t('createCodes')}
      action={create}
      bodyOf={(reason) => (count === null ? null : { count, reason })}
      onDone={({ codes }) => onMade({ name, codes })}
      onClose={onClose}
    >
      <NumberInput
        size="xs"
        label={t('codesCount')}
        min={1}
        max={MAX_CODES_PER_BATCH}
        allowDecimal={false}
        required
        value={count ?? ''}
        onChange={(value) => setCount(value === '' ? null : Number(value))}
      />
    </ActionDialog>
  );
}

/** Disables a coupon for good. */
export function DisableCouponDialog({ coupon: { id, name }, onClose }: { coupon: OfficeCoupon; onClose: () => void }) {
  const t = useCampaignMessages();
  const disable = useOfficeAction<OfficeCoupon, ReasonRequest>('coupons.disable', { id });
  return (
    <ActionDialog
      title={t('disableTitle', { name })}
      consequence={t('disableText')}
      confirm={t('disable')}
      isDanger
      action={disable}
      bodyOf={(reason) => ({ reason })}
      onClose={onClose}
    />
  );
}

/** The new codes, to copy or to save as a file. */
export function MadeCodes({ made: { name, codes }, onClose }: { made: Made; onClose: () => void }) {
  const t = useCampaignMessages();
  const text = codes.join('\n');
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnClickOutside={false}
      title={t('madeTitle', { count: codes.length, name })}
      lockScroll={false}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <div className={classes.made}>
        <p>{t('madeText')}</p>
        <code className={classes.codes}>{text}</code>
        <div className={classes.madeActions}>
          <CopyButton value={text}>
            {({ copied, copy }) => (
              <Button variant="default" onClick={copy}>
                {t(copied ? 'copied' : 'copyCodes')}
              </Button>
            )}
          </CopyButton>
          <Button onClick={() => saveFile(`${text}\n`)}>{t('download')}</Button>
        </div>
      </div>
    </Modal>
  );
}

function saveFile(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'codes.txt';
  link.click();
  URL.revokeObjectURL(url);
}
