/** What /location says beside the facts of business.ts. */

export const holidayNote =
  'Our hours may differ on statutory holidays. Call before you come by and we will tell you who is in.'

/** Where we work. */
export const places = [
  {
    title: 'Around {town}',
    names: [
      'City Centre',
      'Whalley',
      'Guildford',
      'Fraser Heights',
      'Fleetwood',
      'Newton',
      'Cloverdale',
      'South {town}',
    ],
  },
  {
    title: 'And {region}',
    names: [
      'White Rock',
      'Langley',
      'Delta',
      'New Westminster',
      'Burnaby',
      'Coquitlam',
      'Richmond',
      'Vancouver',
    ],
  },
]
