const note = document.createElement('p')
note.setAttribute('role', 'status')
const say = (text) => {
  note.textContent = text
  document.body.append(note)
}
let tries = 0
// Your page stays: the element leaves for nowhere.
addEventListener('quotesubmit', (event) => event.preventDefault())
addEventListener('quotefailed', ({ detail }) => {
  detail.handOver()
  if (tries++ === 3) return say('Your quote did not reach us. Please call PHONE.')
  say('Your quote is still on its way. Please keep this page open.')
  setTimeout(detail.retry, 5000)
})
addEventListener('quotesent', () => say('Your quote has reached us.'))
