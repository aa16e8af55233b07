import { DialogHost, ToastHost } from '@housebrand/shared/react';

/** Shows the toasts and questions of our components. */
export default function HostOverlays() {
  return (
    <>
      <ToastHost />
      <DialogHost />
    </>
  );
}
