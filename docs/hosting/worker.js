/**
 * Answers on Cloudflare Workers where there is no file: with the nearest 404.html. Workers' own answer
 * would follow `_headers`, and let browsers keep for a year that a file of assets/ is missing.
 */
export default {
  async fetch({ url }, { ASSETS }) {
    const page = new URL(url).pathname.startsWith('/blog/') ? '/blog/404' : '/404'
    const { body, headers } = await ASSETS.fetch(new URL(page, url))
    return new Response(body, { status: 404, headers })
  },
}
