import { contact } from '#content/pages/contact.ts';
import { GroundClouds } from '#src/parts/clouds/ground-clouds.tsx';
import { Contact } from '#src/parts/contact/contact.tsx';
import { PageMeta } from '#src/parts/page-meta.tsx';

export default function ContactScreen() {
  return (
    <>
      <PageMeta meta={contact.meta} route="/contact" />
      <GroundClouds>
        <Contact headingLevel="h1" />
      </GroundClouds>
    </>
  );
}
