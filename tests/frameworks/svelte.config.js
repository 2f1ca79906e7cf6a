/** For svelte-check: the project's own asks for packages that only `npm run test:frameworks` installs. */
export default {}
