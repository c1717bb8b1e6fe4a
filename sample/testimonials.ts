import type { Testimonial } from '#schema';
import priya from './testimonials/priya.svg?face';
import tom from './testimonials/tom.svg?face';

/** What clients said. Publish only quotes that a real person has agreed to. */
export const testimonials = [
  {
    sample: true,
    id: 1,
    img: priya,
    name: 'Priya Fictional, marketing and project manager',
    website: 'suncoastpatios.example.com',
    comment:
      'Skye asked what a good enquiry looks like before opening an editor. We now spend our mornings calling people back instead of deleting spam.',
  },
  {
    sample: true,
    id: 2,
    img: tom,
    name: 'Tom Invented, product owner',
    website: 'suncoastpatios.example.com',
    comment:
      'Every Friday there was a link I could open on my phone at a job site. No surprises, no jargon, and the pages load before the kettle clicks off.',
  },
] satisfies Testimonial[];
