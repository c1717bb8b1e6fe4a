import { Check, Copy } from 'lucide';
import { useState } from 'react';
import { contact } from '#content/pages/contact.ts';
import { Icon } from '#src/parts/icon.tsx';

/** A large button that copies the e-mail address. If copying fails, the page shows no error: the address is also below as a link. */
export function CopyEmail({ email }: { email: string }) {
  const [isCopied, setIsCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(email);
    } catch {
      // biome-ignore lint/suspicious/noConsole: the specification asks for this message
      console.log(contact.copyFailed);
      return;
    }
    setIsCopied(true);
    alert(contact.copied);
  }

  return (
    <button type="button" className="mail-pill needs-js" onClick={copy}>
      <span className="sr-only">{contact.copyLabel} </span>
      {email}
      <Icon node={isCopied ? Check : Copy} className="mail-icon" />
    </button>
  );
}
