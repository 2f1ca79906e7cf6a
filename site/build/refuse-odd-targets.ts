import type { Server } from 'node:http'
import type { Plugin } from 'vite'

/**
 * Answers 400 to a request whose target is no path, such as `GET http://[ HTTP/1.1`. What Vite serves
 * with reads it as an address before any middleware runs, and the error would end the server
 * (https://github.com/senchalabs/connect/blob/master/index.js, parseurl in next). So it does with `//[`.
 */
export function refuseOddTargets(): Plugin {
  return {
    name: 'refuse-odd-targets',
    apply: 'serve',
    configureServer: ({ httpServer }) => guard(httpServer as Server | null),
    configurePreviewServer: ({ httpServer }) => guard(httpServer as Server),
  }
}

function guard(server: Server | null) {
  const listeners = server?.listeners('request') ?? []
  server?.removeAllListeners('request').on('request', (request, response) => {
    if (/^\/(?!\/)/.test(request.url ?? '')) {
      for (const listener of listeners) listener.call(server, request, response)
    } else {
      response.writeHead(400).end('The target of a request must be a path.')
    }
  })
}
