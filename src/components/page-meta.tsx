import { labels, owner, shareCardAlts } from 'virtual:content/site';
import type { PageMeta as Meta } from '#schema';
import { pageTitle, shareCardPath } from '#src/lib/pages.ts';
import { pageUrl } from '#src/lib/urls.ts';

interface Props {
  meta: Meta;
  route: string;
}

/** The title, description and share data of a page. React moves these tags into the head. */
export function PageMeta({ meta, route }: Props) {
  const title = pageTitle(meta.title, owner, labels);
  const url = pageUrl(route);
  const shareCardAlt = shareCardAlts[route]; // Undefined for a page without a share card.
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={meta.description} />
      {meta.keywords && <meta name="keywords" content={meta.keywords.join(', ')} />}
      <meta name="robots" content="index, follow" />
      <link rel="canonical" href={url} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={url} />
      {shareCardAlt && <meta property="og:image" content={pageUrl(shareCardPath(route))} />}
      {shareCardAlt && <meta property="og:image:alt" content={shareCardAlt} />}
    </>
  );
}
