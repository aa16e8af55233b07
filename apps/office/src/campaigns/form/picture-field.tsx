import type { StorePictureRequest, StoredPicture } from '@housebrand/artwork';
import { Button, FileButton, TextInput } from '@mantine/core';
import { useOfficeAction } from '../../api/hooks';
import { Refusal } from '../../kit/refusal';
import { useMay } from '../../session/session-context';
import { useCampaignMessages } from '../messages';
import type { FieldProps } from './field-props';
import classes from './form.module.css';
import { useForm, useProblem } from './form-context';

/** The address of a picture, with the picture, and a button that uploads one. */
export function PictureField({ schema, label, path, value, onChange }: FieldProps) {
  const t = useCampaignMessages();
  const may = useMay();
  const { isReadOnly } = useForm();
  const error = useProblem(path);
  const upload = useOfficeAction<StoredPicture, StorePictureRequest>('campaigns.storePicture');
  const address = typeof value === 'string' ? value : '';
  const store = async (file: File | null) => {
    if (!file) return;
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
        <FileButton accept="image/png,image/jpeg,image/webp" onChange={(file) => void store(file)}>
          {(props) => (
            <Button {...props} variant="default" loading={upload.isPending}>
              {t('upload')}
            </Button>
          )}
        </FileButton>
      )}
      <Refusal error={upload.error} />
    </div>
  );
}

function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result).split(',')[1] ?? ''));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read.')));
    reader.readAsDataURL(file);
  });
}
