import type { PageMeta as Meta } from '#content/schema.ts';
import { pageAddress } from '#src/lib/page-address.ts';
import { pageTitle } from '#src/lib/page-title.ts';

/** Title, description and share data of a page; React moves them into the head. */
export function PageMeta({ meta, route }: { meta: Meta; route: string }) {
  const title = pageTitle(meta.page);
  const url = pageAddress(route);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={meta.description} />
      <meta name="keywords" content={meta.keywords.join(', ')} />
      <meta name="robots" content="index, follow" />
      <link rel="canonical" href={url} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={url} />
    </>
  );
}
