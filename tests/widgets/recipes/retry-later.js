let tries = 0
addEventListener('quotefailed', (event) => {
  if (tries++ === 3) return
  // The visitor goes on reading "Sending Quote..." while your page waits, for at most 30 seconds.
  event.preventDefault()
  setTimeout(event.detail.retry, 3000)
})
