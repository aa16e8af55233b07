/**
 * The page rules that components need, limited to their own elements. `:where` has no specificity, so that every rule
 * of the components and of the site takes precedence. The portal has the same rules for its whole page in base.css.
 */
export const HOST_STYLES = `
[data-housebrand]{--font:'Anuphan',system-ui,sans-serif;--gutter:16px;--content-width:30rem;
--text-2xs:.6875rem;--text-xs:.75rem;--text-sm:.8125rem;--text-md:.875rem;--text-base:.9375rem;--text-lg:1rem;--text-xl:1.0625rem;--text-2xl:1.125rem;--text-3xl:1.25rem;--text-4xl:1.375rem;--text-5xl:1.5rem;--text-6xl:1.625rem;--text-7xl:1.75rem;--text-8xl:2rem;--text-9xl:2.375rem;
--text-fixed-2xs:11px;--text-fixed-xs:12px;--text-fixed-sm:13px;--text-fixed-lg:16px;--text-fixed-xl:17px;--text-fixed-2xl:18px;--text-fixed-3xl:20px;
--radius-xs:3px;--radius-sm:5px;--radius-md:8px;--radius-lg:10px;--radius-card:12px;--radius-xl:14px;--radius-box:16px;--radius-control:24px;--radius-pill:999px;
--space-3xs:2px;--space-2xs:4px;--space-xs:6px;--space-sm:8px;--space-md:10px;--space-lg:12px;--space-xl:14px;--space-2xl:16px;--space-3xl:18px;--space-4xl:20px;--space-5xl:24px;
--tabs-height:0px;--ease:cubic-bezier(.2,.7,.2,1);--fast:120ms;--medium:160ms;--slow:240ms;
--mantine-scale:1;--mantine-z-index-app:100;--mantine-z-index-modal:200;--mantine-z-index-popover:300;--mantine-z-index-overlay:400;
--mantine-z-index-max:9999;--mantine-font-family:var(--font);--mantine-line-height:1.6;--mantine-font-size-md:.9375rem;
--mantine-radius-default:12px;--mantine-spacing-md:16px;--mantine-color-body:var(--s1);--mantine-color-text:var(--text);
--mantine-color-dimmed:var(--muted);--mantine-color-default-border:var(--line);--mantine-primary-color-filled:var(--primary);
background:var(--s0);font:400 .9375rem/1.6 var(--font);font-variant-numeric:tabular-nums;color:var(--text);overflow-wrap:break-word}
[data-housebrand][data-housebrand-sheets]{display:contents}
:where([data-housebrand]) :where(*,::before,::after){box-sizing:border-box}
:where([data-housebrand]) :where(h1,h2,h3,p,ul,ol,dl,dd,figure){margin:0;padding:0}
:where([data-housebrand]) :where(ul,ol){list-style:none}
:where([data-housebrand]) :where(button,input){font:inherit;letter-spacing:inherit;color:inherit}
:where([data-housebrand]) :where(b,strong,h1,h2,h3){font-weight:600}
:where([data-housebrand]) :where(a){color:inherit;text-decoration:none}
:where([data-housebrand]) :where(img,svg){display:block;max-width:100%}
:where([data-housebrand]) :where(svg){flex:none}
:where([data-housebrand]) :where(:focus-visible){outline:2px solid var(--primary-text);outline-offset:2px}
:where([data-housebrand]) :where([hidden]){display:none}`;
