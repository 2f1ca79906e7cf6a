/**
 * The first two steps of the quote builder, written by hand only for the bench, which compares them
 * with the quote builder. It replaces STYLES with the text of the quote builder's style sheet.
 */
{
  const bed =
    'M2 20v-8a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v8M4 10V6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v4M12 4v6M2 18h20'
  const bath = 'M2 12h20M4 12v5a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-5M4 12V5a2 2 0 0 1 4 0'
  const sofa = 'M2 11v8h20v-8h-4v4H6v-4zM4 11V6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v5'
  const house = 'M9 21v-8h6v8M3 10l9-7 9 7v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z'
  const shop = 'M4 11v10h16V11M2 7l3-4h14l3 4v4H2zM9 21v-5h6v5'
  const drop = 'M12 22a7 7 0 0 0 7-7c0-5-5-6-7-12-2 6-7 7-7 12a7 7 0 0 0 7 7z'
  const stove = 'M2 12h20M20 12v8H4v-8M4 8l16-4'
  const screen = 'M2 20h20M4 4h16v12H4z'
  const pane = 'M3 3h18v18H3zM3 12h18M12 3v18'

  /** @typedef {{ name: string, icon: string, dollars: number }} Room */

  /**
   * @param {number[]} dollars
   * @returns {Room[]}
   */
  const homeRooms = ([bedroom = 0, bathroom = 0, livingRoom = 0, kitchen = 0]) => [
    { name: 'Bedrooms', icon: bed, dollars: bedroom },
    { name: 'Bathrooms', icon: bath, dollars: bathroom },
    { name: 'Living Rooms', icon: sofa, dollars: livingRoom },
    { name: 'Kitchens', icon: stove, dollars: kitchen },
  ]

  const home = {
    heading: 'Count your rooms.',
    lead: 'Only the ones you want cleaned. You can change this at any step.',
    unit: 'A bedroom',
  }
  const services = [
    {
      ...home,
      name: 'Residential Cleaning',
      icon: house,
      from: 80,
      rooms: homeRooms([80, 40, 120, 120]),
    },
    {
      name: 'Commercial Cleaning',
      icon: shop,
      heading: 'Tell us about the space.',
      lead: '',
      unit: 'An office',
      from: 80,
      rooms: [
        { name: 'Offices', icon: screen, dollars: 80 },
        { name: 'Restrooms', icon: bath, dollars: 80 },
        { name: 'Common Areas', icon: sofa, dollars: 120 },
      ],
    },
    {
      ...home,
      name: 'Airbnb Cleaning',
      icon: bed,
      from: 90,
      rooms: homeRooms([90, 45, 135, 135]),
    },
    {
      name: 'Pressure Washing',
      icon: drop,
      heading: 'What needs washing?',
      lead: 'All optional.',
      unit: 'A one-car driveway',
      from: 50,
      rooms: [{ name: 'Windows', icon: pane, dollars: 5 }],
    },
  ]

  const money = (/** @type {number} */ dollars) => `$${dollars.toLocaleString('en-CA')}`

  const idOf = (/** @type {string} */ name) => name.replace(' ', '-')

  const iconOf = (/** @type {string} */ path) =>
    `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`

  /** @typedef {{ number: number, heading: string, lead: string, content: string }} Step */

  const percentOf = (/** @type {Step} */ { number }) => Math.round((number / 6) * 100)

  const htmlOf = (/** @type {Step} */ step) => `
    <div class="progress">
      <p role="status">Step ${step.number} of 6</p>
      <div role="progressbar" aria-label="Progress" aria-valuenow="${percentOf(step)}"><i></i></div>
      <b>${percentOf(step)}%</b>
    </div>
    <div class="layout">
      <div class="head"><h2 tabindex="-1">${step.heading}</h2><p>${step.lead}</p></div>
      <div class="step">${step.content}</div>
    </div>`

  const serviceTiles = services.map(
    ({ name, icon, unit, from }, index) => `
      <button type="button" data-service="${index}">
        ${iconOf(icon)}<b>${name}</b><small>${unit}</small><strong>${money(from)}</strong>
      </button>`,
  )

  const counterOf = (/** @type {Room} */ { name, icon, dollars }) => `
    <div class="counter zero">
      ${iconOf(icon)}
      <label for="${idOf(name)}">${name}</label>
      <small>${money(dollars)} each</small>
      <b hidden></b>
      <input id="${idOf(name)}" inputmode="numeric" autocomplete="off" value="0">
      <button type="button" class="fewer" aria-label="Fewer: ${name}">${iconOf('M5 12h14')}</button>
      <button type="button" class="more" aria-label="More: ${name}">${iconOf('M5 12h14M12 5v14')}</button>
    </div>`

  const actions = `
    <p role="status" class="total">Total: <b>$0</b></p>
    <div class="actions">
      <button type="button" class="back">${iconOf('M19 12H5M12 19l-7-7 7-7')}Back</button>
      <button type="submit" disabled>Continue${iconOf('M5 12h14M12 5l7 7-7 7')}</button>
    </div>`

  const sheet = new CSSStyleSheet()
  sheet.replaceSync('STYLES')

  class VanillaQuote extends HTMLElement {
    #form = document.createElement('form')
    /** @type {Room[]} */
    #rooms = []

    constructor() {
      super()
      const root = this.attachShadow({ mode: 'open' })
      root.adoptedStyleSheets = [sheet]
      root.append(this.#form)
      this.#form.className = 'wizard'
      this.#form.addEventListener('click', ({ target }) => {
        const button = target instanceof Element && target.closest('button')
        if (button) this.#press(button)
      })
      this.#form.addEventListener('input', () => this.#showTotal())
      this.#form.addEventListener('submit', (event) => event.preventDefault())
      this.#showServices()
    }

    #showServices() {
      this.#show({
        number: 1,
        heading: 'What needs cleaning?',
        lead: 'Pick one, and see your price line by line.',
        content: `<div class="services">${serviceTiles.join('')}</div>`,
      })
    }

    /** @param {Step} step */
    #show(step) {
      this.#form.innerHTML = htmlOf(step)
      const bar = this.#form.querySelector('i')
      if (bar) bar.style.width = `${percentOf(step)}%`
    }

    /** @param {HTMLButtonElement} button */
    #press(button) {
      const service = services[Number(button.dataset.service ?? -1)]
      const input = button.closest('.counter')?.querySelector('input')
      if (service) {
        this.#rooms = service.rooms
        const counters = service.rooms.map(counterOf).join('')
        this.#show({
          number: 2,
          ...service,
          content: `<div class="tiles">${counters}</div>${actions}`,
        })
        this.#form.querySelector('h2')?.focus()
      } else if (input) {
        input.value = `${Number(input.value) + (button.className === 'more' ? 1 : -1)}`
        this.#showTotal()
      } else if (button.className === 'back') {
        this.#showServices()
        this.#form.querySelector('h2')?.focus()
      }
    }

    #showTotal() {
      let total = 0
      this.#form.querySelectorAll('.counter').forEach((counter, index) => {
        const input = counter.querySelector('input')
        const subtotal = counter.querySelector('b')
        if (!input || !subtotal) return
        const count = Math.min(99, Math.max(0, Math.trunc(Number(input.value)) || 0))
        const price = count * (this.#rooms[index]?.dollars ?? 0)
        input.value = `${count}`
        subtotal.textContent = money(price)
        subtotal.hidden = count === 0
        counter.classList.toggle('zero', count === 0)
        total += price
      })
      const totalText = this.#form.querySelector('.total b')
      if (totalText) totalText.textContent = money(total)
      this.#form.querySelector('[type=submit]')?.toggleAttribute('disabled', total === 0)
    }
  }

  customElements.define('vanilla-quote', VanillaQuote)
}
