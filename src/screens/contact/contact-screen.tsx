import { head } from 'virtual:content/contact';
import { WithClouds } from '#src/components/clouds.tsx';
import { Contact } from '#src/components/contact/contact.tsx';
import { PageMeta } from '#src/components/page-meta.tsx';

export default function ContactScreen() {
  return (
    <>
      <PageMeta head={head} />
      <WithClouds>
        <Contact headingLevel="h1" />
      </WithClouds>
    </>
  );
}
