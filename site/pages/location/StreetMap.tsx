/** Background art: the kind of streets a map of Surrey has, with our pin among them. */
export function StreetMap() {
  return (
    <svg viewBox="0 0 1280 560" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <pattern id="map-blocks" width="80" height="56" patternUnits="userSpaceOnUse">
          <path className="map-lane" d="M0 0h80M0 0v56M40 0v28M0 28h80" />
        </pattern>
      </defs>
      <path className="map-land" d="M0 0h1280v560H0z" />
      <path fill="url(#map-blocks)" d="M0 0h1280v560H0z" />
      <path
        className="map-park"
        d="M124 300h150v108H124zM806 60h196v98H806zM964 388h236l-20 124H964zM484 430h112v130H484zM0 452h80v108H0zM1092 214h104v56h-104z"
      />
      <path
        className="map-water"
        d="M0 0v150q90 10 180-32 120-58 250-46 120 10 190-32 46-26 70-40zM1280 476q-60 4-92 34-20 22-64 50h156zM1010 420q60-20 96 8t64 2l-8 42q-46 18-84-4-36-22-70-10z"
      />
      <path
        className="map-road"
        d="M0 196h1280M0 336h1280M0 476h1140M160 126v434M400 74v486M640 40v520M880 0v560M1120 0v560"
      />
      <path
        className="map-highway"
        d="M300 96Q420 210 560 300t420 260M720-10q-60 90-40 190t70 190 50 200"
      />
      <g transform="translate(640 262)">
        <ellipse className="map-shade" cy="20" rx="26" ry="8" />
        <path className="map-pin" d="M0 18Q-46-34-46-64a46 46 0 0 1 92 0Q46-34 0 18z" />
        <g className="map-mark" transform="translate(0 -46) scale(1.35)">
          {[-46, 0, 46].map((turn) => (
            <path
              key={turn}
              d="M-3.1-25.6Q0-30.4 3.1-25.6L1.35-9.4Q0-6.8-1.35-9.4Z"
              transform={`rotate(${turn})`}
            />
          ))}
        </g>
      </g>
    </svg>
  )
}
