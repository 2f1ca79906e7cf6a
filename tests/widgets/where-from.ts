/** The parameters of a lead and its events where it is unknown how the visitor came. */
export const nowhere = {
  partner: 'Fleetwood Rentals',
  reference: '',
  utm_source: '',
  utm_medium: '',
  utm_campaign: '',
  gclid: '',
  referrer: '',
}
