import '@housebrand/shared/react/fonts.css';
import '@housebrand/shared/react/base.css';
import { createQueryClient } from '@housebrand/shared/react';
import { createRoot } from 'react-dom/client';
import { answersOf, replyTo } from './answers';
import { isPreviewMessage, PREVIEW_READY, type Preview } from './preview';
import { PreviewPage } from './preview-page';

let answers: ReturnType<typeof answersOf> = {};
const client = createQueryClient();
const root = createRoot(document.getElementById('root')!);

// The page's policy forbids calls: what is shown comes from the editor beside it.
window.fetch = (address) => {
  const { status, body } = replyTo(answers, String(address));
  return Promise.resolve(Response.json(body, { status }));
};

// A sheet takes the focus when it opens. Here that would interrupt typing in the form beside the preview.
const { focus } = HTMLElement.prototype;
HTMLElement.prototype.focus = function focusWithin(options) {
  if (document.hasFocus()) focus.call(this, options);
};

function show(preview: Preview): void {
  answers = answersOf(preview);
  root.render(<PreviewPage preview={preview} client={client} />);
  void client.invalidateQueries();
}

window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
  if (source === window.parent && origin === window.location.origin && isPreviewMessage(data)) show(data.preview);
});
window.parent.postMessage(PREVIEW_READY, window.location.origin);
