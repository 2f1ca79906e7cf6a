/** For svelte-check: the project's own config needs packages that only `npm run test:frameworks` installs. */
export default {}
