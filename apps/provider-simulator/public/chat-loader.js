/** Loads the demo chat: defines `window.PortalChat`, which shows the chat in an inner frame that fills the embedding frame. */
(() => {
  const { origin } = new URL(document.currentScript.src);
  const MAX_WAIT_MS = 8_000;

  function frameOf({ language, site }) {
    const frame = document.createElement('iframe');
    const address = new URL('/chat', origin);
    address.searchParams.set('lang', language);
    address.searchParams.set('site', site);
    frame.src = address.href;
    frame.title = site;
    Object.assign(frame.style, { position: 'fixed', inset: '0', width: '100%', height: '100%', border: '0' });
    return frame;
  }

  window.PortalChat = {
    open(visit) {
      return new Promise((resolve, reject) => {
        const frame = frameOf(visit);
        const timer = setTimeout(reject, MAX_WAIT_MS, new Error('the chat does not answer'));
        window.addEventListener('message', ({ source, data }) => {
          // The inner frame inherits the sandbox and has no origin, so identify it by its window.
          if (source !== frame.contentWindow) return;
          if (data === 'chat-closed') return visit.onClose();
          if (data !== 'chat-ready') return;
          clearTimeout(timer);
          frame.focus();
          resolve();
        });
        document.body.append(frame);
      });
    },
  };
})();
