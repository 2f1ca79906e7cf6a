/** An office by day, in the brand's flat drawing. */
export function OfficeFront() {
  return (
    <svg className="drawing" viewBox="0 0 300 300" aria-hidden="true">
      <path className="ink" d="M150 40h112v260H150z" />
      <path className="cream" d="M58 96h134v204H58z" />
      <path className="sand" d="M58 96h134v14H58z" />
      <path
        className="sage"
        d="M74 128h44v34H74zM132 128h44v34h-44zM74 178h44v34H74zM132 178h44v34h-44zM74 228h44v34H74z"
      />
      <path
        className="mist"
        d="M80 162l7-34h17l-7 34zM138 162l7-34h17l-7 34zM80 212l7-34h17l-7 34zM138 212l7-34h17l-7 34zM80 262l7-34h17l-7 34z"
      />
      <path className="ink" d="M132 228h44v72h-44z" />
      <path
        className="gold"
        d="M206 62h18v18h-18zM234 62h14v18h-14zM206 94h18v18h-18zM206 158h18v18h-18zM234 126h14v18h-14zM234 190h14v18h-14zM206 222h18v18h-18z"
      />
      <path className="sage" d="M20 300v-30a17 17 0 0 1 34 0v30z" />
    </svg>
  )
}

/** The edge of a roof: half of it still mossy, the gutter running free. */
export function Eaves() {
  return (
    <svg className="drawing" viewBox="0 0 300 300" aria-hidden="true">
      <path className="ink" d="M96 62h204v94H40z" />
      <path
        className="line"
        d="M86 80h214M72 98h228M62 116h238M50 136h250M130 62l-8 18M180 62v18M230 62v18M280 62v18M106 80l-8 18M156 80v18M206 80v18M256 80v18M90 98l-8 18M136 98v18M186 98v18M236 98v18M286 98v18M110 116v20M160 116v20M210 116v20M260 116v20"
      />
      <path
        className="moss"
        d="M182 62h118v94h-66q-3-14-14-16-12-2-14-14-2-12-14-12-12-2-10-16 0-12-8-16-8-6 8-20z"
      />
      <path className="gold" d="M30 156h270v22H44a14 14 0 0 1-14-14z" />
      <path className="cream" d="M66 178h234v122H66z" />
      <path className="sand" d="M66 178h234v14H66z" />
      <path className="ink" d="M42 178h16v92l-14 22H26l16-26z" />
      <path className="ink" d="M112 212h74v88h-74z" />
      <path className="sage" d="M118 218h62v82h-62z" />
      <path className="mist" d="M122 300l17-82h26l-17 82z" />
      <path className="ink" d="M222 212h78v88h-78z" />
      <path className="sage" d="M228 218h72v82h-72z" />
    </svg>
  )
}

/** A room the trades have just left: the ladder, the bare bulb, the window with its label. */
export function NewRoom() {
  return (
    <svg className="drawing" viewBox="0 0 300 300" aria-hidden="true">
      <path className="cream" d="M40 76h260v190H40z" />
      <path className="sand" d="M40 256h260v44H12z" />
      <path className="ink" d="M196 76h4v40h-4z" />
      <circle className="gold" cx="198" cy="128" r="14" />
      <path className="ink" d="M70 112h88v98H70z" />
      <path className="sage" d="M77 119h74v84H77z" />
      <path className="mist" d="M82 203l18-84h22l-18 84z" />
      <path className="cream" d="M118 148h26v20h-26z" />
      <path className="gold" d="M122 153h18v3h-18zM122 160h11v3h-11z" />
      <path
        className="ink"
        d="M216 156h36l34 134h-12l-9-36h-62l-9 36h-12zM225 168l-5 20h28l-5-20zM217 200l-5 20h44l-5-20zM209 230l-4 14h58l-4-14z"
      />
      <path className="ink" d="M92 240h44l-6 50h-32z" />
      <path className="gold" d="M90 234h48v10H90z" />
    </svg>
  )
}
