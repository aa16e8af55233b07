import type { OfficeCoupon, OfficeCoupons } from '@housebrand/office';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useOffice, useOfficeList } from '../api/hooks';
import { StateChip } from '../kit/chip';
import { ListTable, type Column } from '../kit/data-table';
import { Moment, useAmountText } from '../kit/formats';
import classes from '../kit/kit.module.css';
import { Panel } from '../kit/panel';
import { Empty } from '../kit/query-part';
import { useMay } from '../session/session-context';
import { CodesDialog, CreateCouponDialog, DisableCouponDialog, MadeCodes, type Made } from './coupon-dialogs';
import { useCampaignMessages } from './messages';

const rowsOf = ({ coupons }: OfficeCoupons) => coupons;

type Open = { what: 'create' } | { what: 'codes' | 'disable'; coupon: OfficeCoupon };

/** Reads what a new coupon has, then asks for it. */
function NewCoupon({ onClose }: { onClose: () => void }) {
  const { data } = useOffice<OfficeCoupons>('coupons.list');
  return data && <CreateCouponDialog schema={data.schema} onClose={onClose} />;
}

/** The agent's coupons with their use. */
export function CouponsPanel() {
  const t = useCampaignMessages();
  const may = useMay();
  const list = useOfficeList<OfficeCoupons, OfficeCoupon>('coupons.list', rowsOf);
  const [open, setOpen] = useState<Open | null>(null);
  const [made, setMade] = useState<Made | null>(null);
  const columns = useColumns(setOpen);
  const close = () => setOpen(null);
  return (
    <Panel
      title={t('coupons')}
      actions={
        may('coupons.create') && <Button onClick={() => setOpen({ what: 'create' })}>{`${t('createCoupon')}…`}</Button>
      }
    >
      <ListTable
        label={t('coupons')}
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        empty={<Empty title={t('noCoupons')} />}
      />
      {open?.what === 'create' && <NewCoupon onClose={close} />}
      {open?.what === 'codes' && <CodesDialog coupon={open.coupon} onMade={setMade} onClose={close} />}
      {open?.what === 'disable' && <DisableCouponDialog coupon={open.coupon} onClose={close} />}
      {made && <MadeCodes made={made} onClose={() => setMade(null)} />}
    </Panel>
  );
}

function useColumns(onOpen: (open: Open) => void): Column<OfficeCoupon>[] {
  const t = useCampaignMessages();
  const amountText = useAmountText();
  return [
    { key: 'name', head: t('couponName'), cell: ({ name }) => name },
    {
      key: 'reward',
      head: t('reward'),
      cell: amountText,
      fit: 'end',
    },
    {
      key: 'used',
      head: t('used'),
      cell: ({ redeemed, total }) => (total === null ? redeemed : t('usedOf', { redeemed, total })),
      fit: 'end',
    },
    { key: 'codes', head: t('codes'), cell: ({ codes }) => codes, fit: 'end' },
    {
      key: 'until',
      head: t('until'),
      cell: ({ validUntil }) => (validUntil ? <Moment at={validUntil} form="date" /> : t('noEnd')),
      fit: 'tight',
    },
    { key: 'state', head: t('state'), cell: (coupon) => <CouponState coupon={coupon} />, fit: 'tight' },
    { key: 'actions', head: '', cell: (coupon) => <CouponActions coupon={coupon} onOpen={onOpen} /> },
  ];
}

const isEnded = ({ validUntil }: OfficeCoupon) => validUntil !== null && Date.parse(validUntil) <= Date.now();

function CouponState({ coupon }: { coupon: OfficeCoupon }) {
  const t = useCampaignMessages();
  if (coupon.disabledAt !== null) return <StateChip>{t('disabled')}</StateChip>;
  if (isEnded(coupon)) return <StateChip>{t('ended')}</StateChip>;
  return <StateChip tone="good">{t('enabled')}</StateChip>;
}

function CouponActions({ coupon, onOpen }: { coupon: OfficeCoupon; onOpen: (open: Open) => void }) {
  const t = useCampaignMessages();
  const may = useMay();
  if (coupon.disabledAt !== null) return null;
  return (
    <span className={classes.buttons}>
      {may('coupons.codes') && !isEnded(coupon) && (
        <Button size="compact-xs" variant="default" onClick={() => onOpen({ what: 'codes', coupon })}>
          {`${t('createCodes')}…`}
        </Button>
      )}
      {may('coupons.disable') && (
        <Button size="compact-xs" variant="default" onClick={() => onOpen({ what: 'disable', coupon })}>
          {`${t('disable')}…`}
        </Button>
      )}
    </span>
  );
}
