/** The loader of the chat stand-in: gives the frame it runs in a `window.PortalChat`, whose chat is a frame that fills it. */
(() => {
  const { origin } = new URL(document.currentScript.src);
  const MAX_WAIT_MS = 8_000;

  function frameOf({ language, site }) {
    const frame = document.createElement('iframe');
    const room = new URL('/chat', origin);
    room.searchParams.set('lang', language);
    room.searchParams.set('site', site);
    frame.src = room.href;
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
          // the frame inherits the sandbox: its window says who it is, its origin does not
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
