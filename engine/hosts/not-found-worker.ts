interface Bindings {
  ASSETS: { fetch(request: Request): Promise<Response> };
}

/**
 * Runs only where there is no file. Cloudflare sets headers by the requested path, so its own 404 below /assets/hashed/ would be cached
 * for a year; this response has the headers of the 404 page.
 */
export default {
  async fetch(request: Request, { ASSETS }: Bindings): Promise<Response> {
    const page = await ASSETS.fetch(new Request(new URL('/404', request.url), { method: request.method === 'HEAD' ? 'HEAD' : 'GET' }));
    return new Response(page.body, { status: 404, headers: page.headers });
  },
};
