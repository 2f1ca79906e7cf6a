const ray = 'M-4.7-24.4Q0-31.6 4.7-24.4L1.8-8.6Q0-5.4-1.8-8.6Z'

/** The three rays of the logo, in the colour its stylesheet gives. */
export function LogoMark() {
  return (
    <svg viewBox="-25.5 -33 51 29" aria-hidden="true">
      <path d={ray} transform="rotate(-50)" />
      <path d={ray} transform="scale(1 1.1)" />
      <path d={ray} transform="rotate(50)" />
    </svg>
  )
}
