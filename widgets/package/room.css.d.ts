/** Keeps the room of the widgets free until their script has come: `import 'goldcrest-widgets/room.css'`. */
export {}
