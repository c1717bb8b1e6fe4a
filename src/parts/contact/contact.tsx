import { contact } from '#content/pages/contact.ts';
import { site } from '#content/site.ts';
import { owner } from '#src/lib/owner.ts';
import { CopyEmail } from './copy-email.tsx';
import { DraggableHeading } from './draggable-heading.tsx';

/** The contact section, used on the home page and on the contact page. */
export function Contact({ headingLevel }: { headingLevel: 'h1' | 'h2' }) {
  const { email } = owner;
  return (
    <section className="wrap contact" aria-label={site.labels.contact}>
      <DraggableHeading level={headingLevel} text={contact.heading} pressedText={contact.headingPressed} />
      <div className="contact-button">
        <CopyEmail email={email} />
        <a href={`mailto:${email}`} className="mail-pill without-js">
          {email}
        </a>
      </div>
      <p className="contact-mail">
        {contact.mailWords} <a href={`mailto:${email}`}>{email}</a>
      </p>
    </section>
  );
}
