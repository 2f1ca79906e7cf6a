export const onThisPage = 'On this page'
export const included = 'Services Include:'
export const signs = 'Signs You Need This Service:'
