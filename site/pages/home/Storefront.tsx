/** A shop with its awning out, in the brand's flat drawing. */
export function Storefront() {
  return (
    <svg className="service-drawing" viewBox="0 0 300 300" aria-hidden="true">
      <path className="cream" d="M42 118h246v182H42z" />
      <path className="sand" d="M42 118h246v56H42z" />
      <path className="ink" d="M70 40h190a10 10 0 0 1 10 10v34H60V50a10 10 0 0 1 10-10z" />
      <path className="gold" d="M84 54h112v8H84zM84 68h66v5H84z" />
      <path
        className="ink"
        d="M30 84h54v58a27 27 0 0 1-54 0zM138 84h54v58a27 27 0 0 1-54 0zM246 84h54v58a27 27 0 0 1-54 0z"
      />
      <path className="sage" d="M84 84h54v58a27 27 0 0 1-54 0zM192 84h54v58a27 27 0 0 1-54 0z" />
      <path className="ink" d="M66 186h128v92H66z" />
      <path className="sage" d="M72 192h116v80H72z" />
      <path className="mist" d="M72 272l17-80h40l-17 80zM124 272l17-80h16l-17 80z" />
      <path className="cream" d="M58 278h144v10H58z" />
      <path className="ink" d="M212 186h66v114h-66z" />
      <path className="sage" d="M220 194h50v62h-50z" />
      <path className="mist" d="M226 256l13-62h20l-13 62z" />
      <circle className="gold" cx="222" cy="272" r="5" />
    </svg>
  )
}
