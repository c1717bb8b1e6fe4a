// Lists that a site may leave out. Patterns instead of imports, because their files may be missing.
import type { Technology, Testimonial } from '#schema';

export const [technologies = []] = Object.values(
  import.meta.glob<Technology[]>('#content/technologies.ts', { eager: true, import: 'technologies' }),
);

export const [testimonials = []] = Object.values(
  import.meta.glob<Testimonial[]>('#content/testimonials.ts', { eager: true, import: 'testimonials' }),
);
