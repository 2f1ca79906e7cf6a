/** Reserves the space of the widgets until their script is there: `import 'goldcrest-widgets/room.css'`. */
export {}
