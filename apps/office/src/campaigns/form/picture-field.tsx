import type { StorePictureRequest, StoredPicture } from '@housebrand/artwork';
import { Button, FileButton, TextInput } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useOfficeAction } from '../../api/hooks';
import { Refusal } from '../../kit/refusal';
import { useMay } from '../../session/session-context';
import { useCampaignMessages } from '../messages';
import type { FieldProps } from './field-props';
import classes from './form.module.css';
import { useForm, useProblem } from './form-context';
import { ratioOf } from './picture-ratios';

const CropDialog = lazy(async () => ({ default: (await import('./crop-dialog')).CropDialog }));

/** The address of a picture, with the picture, and a button that crops and uploads one. */
export function PictureField({ schema, name, label, path, value, onChange }: FieldProps) {
  const t = useCampaignMessages();
  const may = useMay();
  const { isReadOnly } = useForm();
  const error = useProblem(path);
  const upload = useOfficeAction<StoredPicture, StorePictureRequest>('campaigns.storePicture');
  const address = typeof value === 'string' ? value : '';
  const [chosen, setChosen] = useState<File | null>(null);
  const store = async (file: Blob) => {
    setChosen(null);
    upload.mutate({ file: await base64Of(file) }, { onSuccess: ({ address: stored }) => onChange(stored) });
  };
  return (
    <div className={classes.picture}>
      {address.startsWith('/media/') && <img src={address} alt="" className={classes.thumbnail} />}
      <TextInput
        className={classes.grows}
        size="xs"
        label={label ?? schema.title}
        description={schema.description}
        error={error}
        readOnly={isReadOnly}
        value={address}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {!isReadOnly && may('campaigns.storePicture') && (
        <FileButton accept="image/png,image/jpeg,image/webp" onChange={setChosen}>
          {(props) => (
            <Button {...props} variant="default" loading={upload.isPending}>
              {t('upload')}
            </Button>
          )}
        </FileButton>
      )}
      {chosen && (
        <Suspense>
          <CropDialog
            file={chosen}
            ratio={ratioOf(name)}
            onUpload={(file) => void store(file)}
            onClose={() => setChosen(null)}
          />
        </Suspense>
      )}
      <Refusal error={upload.error} />
    </div>
  );
}

function base64Of(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result).split(',')[1] ?? ''));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read.')));
    reader.readAsDataURL(file);
  });
}
