import { useEffect, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { useLocation } from 'react-router';
import { Cashier } from './cashier';
import { Credit } from './credit';
import { Embedded, notify } from './embedded';
import { CASHIER } from './pages';

const ELEMENTS = 'hb-credit, hb-cashier';

/** Draws itself into its own content while it stands in a page: our look reaches what is inside of it and nothing else. */
abstract class EmbedElement extends HTMLElement {
  static readonly observedAttributes = ['prefix', 'base-url', 'language', 'look', 'page'];
  private root: Root | null = null;

  connectedCallback(): void {
    this.root = createRoot(this);
    this.draw();
  }

  disconnectedCallback(): void {
    this.root?.unmount();
    this.root = null;
  }

  attributeChangedCallback(): void {
    this.draw();
  }

  /** @param isFirst whether it stands before all others of ours: only there a guest is asked to log in */
  protected abstract content(isFirst: boolean): ReactNode;

  private draw(): void {
    const isFirst = document.querySelector(ELEMENTS) === this;
    this.root?.render(<Embedded element={this}>{this.content(isFirst)}</Embedded>);
  }
}

/** `<hb-credit prefix="MTO" base-url="https://api.example">`: who has how much. */
export class CreditElement extends EmbedElement {
  protected content(isFirst: boolean): ReactNode {
    return (
      <>
        <Credit isFirst={isFirst} />
        <Doorway element={this} />
      </>
    );
  }
}

/** `<hb-cashier prefix="MTO" base-url="https://api.example" page="withdraw">`: deposits and withdrawals. */
export class CashierElement extends EmbedElement {
  protected content(isFirst: boolean): ReactNode {
    return <Cashier page={this.getAttribute('page') ?? 'deposit'} isFirst={isFirst} />;
  }
}

/** Where the credit box leads: the page is told, and if it lets, the page's cashier shows what is wanted. */
function Doorway({ element }: { element: HTMLElement }) {
  const { pathname, key } = useLocation();
  useEffect(() => {
    const page = Object.entries(CASHIER).find(([, address]) => address === pathname)?.[0];
    if (!page || !notify(element, 'hb-open', { page })) return;
    const cashier = document.querySelector('hb-cashier');
    cashier?.setAttribute('page', page);
    cashier?.scrollIntoView({ behavior: 'smooth' });
  }, [element, pathname, key]);
  return null;
}

/** Makes `<hb-credit>` and `<hb-cashier>` known to the page; a second call does nothing. */
export function defineElements(): void {
  if (customElements.get('hb-credit')) return;
  customElements.define('hb-credit', CreditElement);
  customElements.define('hb-cashier', CashierElement);
}
