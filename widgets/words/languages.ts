/** The languages that the widgets speak besides English, by their codes; each is called as those who speak it call it. */
export const languages: Readonly<Record<string, { readonly name: string }>> = {
  fr: { name: 'Français' },
  pa: { name: 'ਪੰਜਾਬੀ' },
  zh: { name: '中文' },
}
