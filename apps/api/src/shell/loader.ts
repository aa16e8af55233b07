/** Id of the script element with the loader's {@link PagePlan}. */
export const PLAN_ID = 'page-plan';

/** See {@link LOADER}. */
export interface PagePlan {
  /** Addresses of the API to call immediately. */
  calls: readonly string[];
  /** Scripts, in evaluation order. */
  scripts: readonly string[];
  /** Style sheets whose content is in {@link sheet}, so that screens do not load them again. */
  styles: readonly string[];
  /** All styles of the page; it contains only those of its first view. */
  sheet: string;
}

/**
 * The only inline script of a page. It is the same for all pages, so the policy can contain its hash.
 *
 * The first view is painted before anything is loaded. Then the calls start, and the scripts are evaluated one task at
 * a time, so that input never waits for all of them. The app starts once the page has all of its styles. They are
 * placed before those of the view's elements, which they would override. Earlier input starts them immediately. A tap in the meantime is
 * held and replayed when the page is interactive (`pageAnswers`), so no tap is lost and no form submits natively. If
 * the scripts do not load, a held link is followed natively; a held form keeps waiting.
 */
export const LOADER = slim(`(() => {
  const plan = JSON.parse(document.getElementById('${PLAN_ID}').textContent);
  let started, held, answers, holds = true;
  const task = () => new Promise((next) => setTimeout(next));
  function link(rel, href) {
    const element = document.createElement('link');
    Object.assign(element, { rel, href, disabled: rel === 'stylesheet' });
    document.head.append(element);
  }
  async function oneATask(items, work) {
    for (const item of items) {
      await task();
      await work(item);
    }
  }
  function start() {
    if (started) return;
    started = true;
    const replies = (window.earlyReplies = {});
    for (const call of plan.calls)
      replies[call] = fetch(call, {
        headers: { accept: 'application/json', 'accept-language': document.documentElement.lang },
        credentials: 'same-origin'
      }).catch(() => null);
    const styled = new Promise((onload, onerror) => {
      const sheet = document.createElement('link');
      Object.assign(sheet, { rel: 'stylesheet', onload, onerror, href: plan.sheet });
      document.querySelector('style').after(sheet);
    });
    plan.styles.forEach((style) => link('stylesheet', style));
    const { scripts } = plan;
    oneATask(scripts, (script) => link('modulepreload', script));
    oneATask(scripts, (script) =>
      script === scripts[scripts.length - 1]
        ? styled.then(() => import(script))
        // the app itself reports a missing screen file
        : import(script).catch(() => {})
    ).catch((error) => { release(); throw error; });
  }
  function hold(event) {
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || !event.target.closest) return;
    const target = event.type === 'submit' ? event.submitter || event.target : event.target.closest('#root a[href]:not([target]), #root button');
    if (!target) return;
    event.preventDefault();
    event.stopPropagation();
    held = target;
    start();
    setTimeout(() => { if (held.href) release(); }, 10000);
  }
  function release() {
    if (!holds) return;
    holds = false;
    removeEventListener('click', hold, true);
    removeEventListener('submit', hold, true);
    if (!held) return;
    // if the element was re-rendered in the meantime, use the same link in its place
    const again = held.isConnected ? held : held.href && document.querySelector('#root a[href="' + CSS.escape(held.getAttribute('href')) + '"]');
    if (again && (again.href || answers)) again.requestSubmit ? again.requestSubmit() : again.click();
  }
  window.pageAnswers = () => { answers = true; release(); };
  addEventListener('click', hold, true);
  addEventListener('submit', hold, true);
  for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, start, { once: true, capture: true, passive: true });
  const afterFrames = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
  const picture = document.querySelector('img[fetchpriority=high]');
  if (picture) picture.decode().then(afterFrames, afterFrames);
  else afterFrames();
  setTimeout(start, document.hidden ? 0 : 1500);
})();`);

/** Removes comments and indentation, because every page contains the script. */
function slim(script: string): string {
  const lines = script.split('\n').map((line) => line.trim());
  return lines.filter((line) => !line.startsWith('//')).join('\n');
}
