let tries = 0
addEventListener('quotefailed', ({ detail }) => {
  // The visitor sees nothing of the first failure: it is sent once more before any message.
  if (tries++ === 0) detail.retry()
})
