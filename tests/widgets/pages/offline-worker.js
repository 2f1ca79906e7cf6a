// A service worker as offline pages have one: it answers every request with its own page, until it gets a message.
let isOffline = true
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('message', () => {
  isOffline = false
})
addEventListener('fetch', (event) => {
  if (event.request.method !== 'POST' || !isOffline) return
  event.respondWith(new Response('<h1>You are offline.</h1>', { status: 200 }))
})
