import { useEffect, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { useLocation } from 'react-router';
import { Cashier } from './cashier';
import { Credit } from './credit';
import { Embedded, notify } from './embedded';
import { CASHIER } from './pages';

const ELEMENTS = 'hb-credit, hb-cashier';

/** Renders into its own content while it is connected: our look applies inside it and nowhere else. */
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

  /** @param isFirst whether it is the first of our elements: only that one offers the login to a guest */
  protected abstract content(isFirst: boolean): ReactNode;

  private draw(): void {
    const isFirst = document.querySelector(ELEMENTS) === this;
    this.root?.render(<Embedded element={this}>{this.content(isFirst)}</Embedded>);
  }
}

/** `<hb-credit prefix="MTO" base-url="https://api.example">`: the member and the credit. */
export class CreditElement extends EmbedElement {
  protected content(isFirst: boolean): ReactNode {
    return (
      <>
        <Credit isFirst={isFirst} />
        <CashierLinks element={this} />
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

/**
 * Handles the links of the credit box: notifies the page and, unless it prevents the event, opens the page's cashier.
 */
function CashierLinks({ element }: { element: HTMLElement }) {
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

/** Registers `<hb-credit>` and `<hb-cashier>`; a second call does nothing. */
export function defineElements(): void {
  if (customElements.get('hb-credit')) return;
  customElements.define('hb-credit', CreditElement);
  customElements.define('hb-cashier', CashierElement);
}
