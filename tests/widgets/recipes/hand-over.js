const note = document.createElement('p')
note.setAttribute('role', 'status')
// Your page stays: the element leaves for nowhere.
addEventListener('quotesubmit', (event) => event.preventDefault())
addEventListener('quotefailed', ({ detail }) => {
  detail.handOver()
  note.textContent = 'Your quote is still on its way. Please keep this page open.'
  document.body.append(note)
  setTimeout(detail.retry, 5000)
})
addEventListener('quotesent', () => {
  note.textContent = 'Your quote has reached us.'
})
