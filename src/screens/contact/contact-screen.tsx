import { contact } from '#content/pages/contact.ts';
import { site } from '#content/site.ts';
import { PageMeta } from '#src/components/page-meta.tsx';

export default function ContactScreen() {
  return (
    <>
      <PageMeta meta={contact.meta} route="/contact" />
      <div className="wrap page-start grow content-center text-center">
        <h1 className="text-2">{contact.heading}</h1>
        <p className="mt-8">
          <a href={`mailto:${site.owner.email}`} className="mail-pill">
            {site.owner.email}
          </a>
        </p>
      </div>
    </>
  );
}
