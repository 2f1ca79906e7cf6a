/** What a lead and its events say of a visitor who came from nowhere that can be told. */
export const nowhere = {
  partner: 'Fleetwood Rentals',
  reference: '',
  utm_source: '',
  utm_medium: '',
  utm_campaign: '',
  gclid: '',
  referrer: '',
}
