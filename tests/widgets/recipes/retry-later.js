addEventListener('quotefailed', (event) => {
  // The visitor goes on reading "Sending Quote..." while your page waits, for at most 30 seconds.
  event.preventDefault()
  setTimeout(event.detail.retry, 3000)
})
