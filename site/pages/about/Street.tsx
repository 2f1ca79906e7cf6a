import './Street.css'

/** A street of what we clean, half of it done: the signature wipe, drawn. */
export function Street() {
  return (
    <svg
      className="street"
      viewBox="0 0 1280 460"
      preserveAspectRatio="xMidYMax slice"
      role="img"
      aria-label="A drawn street of a house, a shop and an apartment block: grimy on the left of a slanted line, clean on its right"
    >
      <defs>
        <g id="street-scene">
          <path className="street-sky" d="M0 0h1280v460H0z" />
          <circle className="street-sun" cx="1130" cy="92" r="46" />
          <path
            className="street-far"
            d="M0 250l120-96 70 54 110-120 96 92 60-40 130 110 90-60 110 60 120-130 84 74 66-50 120 100 104-84v300H0z"
          />
          <path
            className="street-trees"
            d="M20 366l44-170 44 170zM78 366l36-130 36 130zM462 366l40-190 40 190zM700 366l36-150 36 150zM1006 366l40-206 40 206zM1216 366l42-180 42 180z"
          />
          <path className="street-land" d="M0 352h1280v108H0z" />
          <path className="street-drive" d="M318 352h110l34 60H292z" />
          <path className="street-wall" d="M150 228h300v124H150z" />
          <path className="street-roof" d="M128 236l116-108h182l46 108zM260 236l60-82 60 82z" />
          <path className="street-trim" d="M150 228h300v12H150z" />
          <path className="street-door" d="M236 262h44v90h-44z" />
          <path className="street-garage" d="M318 266h110v86H318z" />
          <path className="street-crease" d="M318 288h110M318 310h110M318 332h110" />
          <path className="street-glass" d="M170 264h46v44h-46z" />
          <path className="street-shine" d="M176 308l10-44h14l-10 44z" />
          <path className="street-wall" d="M538 186h194v166H538z" />
          <path className="street-roof" d="M546 140h178v40H546zM528 180h214v10H528z" />
          <path className="street-door" d="M562 154h92v8h-92zM562 166h54v5h-54z" />
          <path
            className="street-roof"
            d="M522 190h46v42a23 23 0 0 1-46 0zM614 190h46v42a23 23 0 0 1-46 0zM706 190h46v42a23 23 0 0 1-46 0z"
          />
          <path
            className="street-awning"
            d="M568 190h46v42a23 23 0 0 1-46 0zM660 190h46v42a23 23 0 0 1-46 0z"
          />
          <path className="street-glass" d="M554 266h98v72h-98zM672 266h44v86h-44z" />
          <path className="street-shine" d="M566 338l17-72h26l-17 72zM680 352l20-86h10l-20 86z" />
          <path className="street-roof" d="M786 92h226v260H786z" />
          <path className="street-wall" d="M806 118h186v234H806z" />
          <path
            className="street-glass"
            d="M822 134h44v46h-44zM877 134h44v46h-44zM932 134h44v46h-44zM822 206h44v46h-44zM877 206h44v46h-44zM932 206h44v46h-44zM822 282h44v46h-44zM932 282h44v46h-44z"
          />
          <path
            className="street-shine"
            d="M830 180l11-46h16l-11 46zM885 180l11-46h16l-11 46zM940 180l11-46h16l-11 46zM830 252l11-46h16l-11 46zM885 252l11-46h16l-11 46zM940 252l11-46h16l-11 46zM830 328l11-46h16l-11 46zM940 328l11-46h16l-11 46z"
          />
          <path
            className="street-door"
            d="M818 186h52v8h-52zM873 258h52v8h-52zM928 186h52v8h-52z"
          />
          <path className="street-roof" d="M877 286h44v66h-44z" />
          <path className="street-wall" d="M1084 246h180v106h-180z" />
          <path className="street-roof" d="M1064 252l110-92 110 92z" />
          <path className="street-door" d="M1178 276h36v76h-36z" />
          <path className="street-glass" d="M1104 276h50v40h-50z" />
          <path className="street-shine" d="M1112 316l9-40h16l-9 40z" />
          <path
            className="street-hedge"
            d="M-10 352q0-30 26-30 8-22 34-18 26-12 40 14 26-2 26 34zM480 352q2-26 26-24 18 4 16 24zM752 352q2-34 22-30 20 0 18 30zM1018 352q0-30 24-28 24-8 30 28z"
          />
          <path className="street-curb" d="M0 400h1280v12H0z" />
          <path className="street-road" d="M0 412h1280v48H0z" />
          <path
            className="street-dash"
            d="M40 434h90v6H40zM220 434h90v6h-90zM400 434h90v6h-90zM580 434h90v6h-90zM760 434h90v6h-90zM940 434h90v6h-90zM1120 434h90v6h-90z"
          />
        </g>
        <clipPath id="street-before">
          <path d="M0 0h700L602.2 460H0z" />
        </clipPath>
      </defs>
      <use href="#street-scene" />
      <g clipPath="url(#street-before)">
        <use href="#street-scene" className="street-grimy" />
        <path
          className="street-stain"
          d="M160 240q8 40 14 0 10 62 20 0 8 30 16 0zM330 240q10 54 22 0 8 26 14 0zM556 190q0 0 0 0zM332 378q40-16 66 6 30 22-20 24-60 0-46-30zM548 192q10 40 20 0z"
        />
      </g>
      <path className="street-edge" d="M697 0h7L606 460h-7z" />
    </svg>
  )
}
