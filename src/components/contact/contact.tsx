import { contact, labels } from 'virtual:content/contact';
import { hasResume, owner, labels as pageLabels } from 'virtual:content/site';
import { Check, Copy } from 'lucide';
import { useState } from 'react';
import { Icon } from '#src/components/icons.tsx';
import { LocalTime } from '#src/components/local-time.tsx';
import { linkPath } from '#src/lib/urls.ts';
import { DraggableHeading } from './draggable-heading.tsx';

/** The contact section, used on the home page and on the contact page. */
export function Contact({ headingLevel }: { headingLevel: 'h1' | 'h2' }) {
  const { email } = owner;
  return (
    <section className="wrap contact" aria-label={labels.section}>
      <DraggableHeading level={headingLevel} text={contact.heading} pressedText={contact.headingPressed} />
      <div className="contact-button">
        <CopyEmail email={email} />
        <a href={`mailto:${email}`} className="mail-pill without-js">
          {email}
        </a>
      </div>
      <p className="contact-mail">
        {contact.mailText} <a href={`mailto:${email}`}>{email}</a>
      </p>
      <ul className="contact-facts">
        {owner.profiles
          .filter(({ url }) => url !== '/contact')
          .map(({ name, url }) => (
            <li key={url}>
              <a href={linkPath(url)} target="_blank" rel={url.startsWith('/') ? 'noopener' : 'noopener noreferrer'}>
                {name}
                <span className="sr-only">{` ${pageLabels.opensInNewTab}`}</span>
              </a>
            </li>
          ))}
        {hasResume && (
          <li>
            <a href={linkPath('/resume')}>{pageLabels.resume}</a>
          </li>
        )}
        <li className="contact-place">
          <LocalTime />
        </li>
      </ul>
    </section>
  );
}

/** A large button that copies the e-mail address. If copying fails, the page shows no error: the address is also below as a link. */
function CopyEmail({ email }: { email: string }) {
  const [isCopied, setIsCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(email);
    } catch {
      // biome-ignore lint/suspicious/noConsole: the specification asks for this message
      console.log(labels.copyFailed);
      return;
    }
    setIsCopied(true);
    alert(labels.copied);
  }

  return (
    <button type="button" className="mail-pill needs-js" onClick={copy}>
      <span className="sr-only">{labels.copyLabel} </span>
      {email}
      <Icon node={isCopied ? Check : Copy} className="mail-icon" />
    </button>
  );
}
