/** Made by site/build/pictures/pictures.ts. */
declare module 'virtual:pictures/*' {
  export const table: import('./picture-files.ts').PictureTable
}
