import { DialogHost, ToastHost } from '@housebrand/shared/react';

/** Where messages and questions of our components appear. */
export default function HostMessages() {
  return (
    <>
      <ToastHost />
      <DialogHost />
    </>
  );
}
