import type { IncomingMessage, Server } from 'node:http'
import type { Plugin } from 'vite'

/**
 * Answers 400 to a request whose target is no path, such as `GET http://[ HTTP/1.1`. What Vite serves
 * with reads it as an address before any middleware runs, and the error would end the server
 * (https://github.com/senchalabs/connect/blob/master/index.js, parseurl in next). So it does with `//[`,
 * and `/\` is the same to what reads addresses.
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
    if (/^\/(?!\/)[^\\?]*(\?|$)/.test(request.url ?? '')) {
      leaveOutOddRange(request)
      for (const listener of listeners) listener.call(server, request, response)
    } else {
      response.writeHead(400).end('The target of a request must be a path.')
    }
  })
}

/**
 * A range that ends before it begins would end the answer with an error, and the last so many bytes are taken
 * for the first ones (https://github.com/lukeed/sirv/blob/master/packages/sirv/index.mjs, send). A server may
 * answer with all of a file instead.
 */
function leaveOutOddRange({ headers }: IncomingMessage) {
  const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? []
  const isPlain = start !== undefined && (!end || Number(start) <= Number(end))
  if (!isPlain) delete headers.range
}
