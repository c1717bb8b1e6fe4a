interface Bindings {
  ASSETS: { fetch(request: Request): Promise<Response> };
}

/**
 * Runs only where no file answers. The edge gives headers by the path that was asked for, so its own 404 below /assets/
 * would be immutable for a year; this one carries the headers of the page for wrong addresses.
 */
export default {
  async fetch(request: Request, { ASSETS }: Bindings): Promise<Response> {
    const page = await ASSETS.fetch(new Request(new URL('/404', request.url), { method: request.method === 'HEAD' ? 'HEAD' : 'GET' }));
    return new Response(page.body, { status: 404, headers: page.headers });
  },
};
