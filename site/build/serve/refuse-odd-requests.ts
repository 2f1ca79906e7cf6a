import type { IncomingMessage, Server } from 'node:http'
import type { Plugin } from 'vite'

/**
 * Answers 400 to a request whose target is not a path, such as `GET http://[ HTTP/1.1`. Vite's server
 * reads the target as an address before any middleware runs, and an error there would end it
 * (https://github.com/senchalabs/connect/blob/master/index.js, parseurl in next). The targets `//[` and
 * `/\[` have the same effect.
 */
export function refuseOddRequests(): Plugin {
  return {
    name: 'refuse-odd-requests',
    apply: 'serve',
    configureServer: ({ httpServer }) => guard(httpServer as Server | null),
    configurePreviewServer: ({ httpServer }) => guard(httpServer as Server),
  }
}

function guard(server: Server | null) {
  const listeners = server?.listeners('request') ?? []
  server?.removeAllListeners('request').on('request', (request, response) => {
    if (request.url?.startsWith('/__open-in-editor') && !isFromOwnPage(request)) {
      response.writeHead(403).end('Only a page of this server may open a file in an editor.')
    } else if (/^\/(?!\/)[^\\?]*(\?|$)/.test(request.url ?? '')) {
      removeOddRange(request)
      for (const listener of listeners) listener.call(server, request, response)
    } else {
      response.writeHead(400).end('The target of a request must be a path.')
    }
  })
}

/** Vite opens a file for anybody who asks, such as a page of a stranger. Only browsers send this header. */
const isFromOwnPage = ({ headers }: IncomingMessage) => headers['sec-fetch-site'] === 'same-origin'

/**
 * Vite's server fails on a range that ends before it begins, and reads the range of the last bytes as
 * that of the first (https://github.com/lukeed/sirv/blob/master/packages/sirv/index.mjs, send). Without
 * the header it sends the whole file, as it may.
 */
function removeOddRange({ headers }: IncomingMessage) {
  const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? []
  const isPlain = start !== undefined && (!end || Number(start) <= Number(end))
  if (!isPlain) delete headers.range
}
