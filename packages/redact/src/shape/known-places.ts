import { inLines } from './in-lines.ts';
/** Cities and countries that stand at the end of an address without a postal code, as the alternatives of a pattern. */
export const knownPlaces: string = [
  'London|Manchester|Birmingham|Liverpool|Leeds|Glasgow|Edinburgh|Bristol|Cardiff|Belfast|Dublin|Cork|Galway',
  'New York|Brooklyn|Chicago|Boston|Seattle|Denver|Atlanta|Dallas|Houston|Philadelphia|Phoenix|San Francisco|Los Angeles|San Diego|Portland',
  'Toronto|Vancouver|Calgary|Ottawa|Montr[e\\u00e9]al|Qu[e\\u00e9]bec|Winnipeg|Halifax|Edmonton',
  'Sydney|Melbourne|Brisbane|Perth|Adelaide|Canberra|Auckland|Wellington|Christchurch',
  inLines`
    Cape Town|Johannesburg|Durban|Pretoria|Soweto|Sandton|Stellenbosch|Gqeberha|Nairobi|Mombasa|Kampala|Kigali|
    Accra|Lagos|Abuja|Ibadan|Lusaka|Harare|Dar es Salaam|Addis Ababa
  `,
  inLines`
    Singapore|Hong Kong|Kuala Lumpur|Manila|Quezon City|Makati|Colombo|Dhaka|Karachi|Lahore|Islamabad|Dubai|
    Abu Dhabi|Mumbai|New Delhi|Delhi|Bengaluru|Chennai|Kolkata|Hyderabad|Pune
  `,
  inLines`
    Madrid|Barcelona|Valencia|Sevilla|Bilbao|Milano|Roma|Torino|Napoli|Bologna|Firenze|Lisboa|Porto|
    S\u00e3o Paulo|Rio de Janeiro|Belo Horizonte|Bras\u00edlia|Salvador|Curitiba|Buenos Aires|Bogot\u00e1|
    Medell\u00edn|Lima|Santiago|Montevideo|Quito|Caracas|Ciudad de M\u00e9xico|Guadalajara|Monterrey|Paris|Lyon|
    Marseille|Toulouse|Bruxelles|Gen\u00e8ve|Lausanne|Casablanca|Dakar
  `,
  inLines`
    UK|United Kingdom|England|Scotland|Wales|Ireland|USA|Canada|Australia|New Zealand|South Africa|Kenya|
    Nigeria|Ghana|India|Pakistan|Brasil|Espa\u00f1a|Italia|France|Portugal|M\u00e9xico|Argentina|Chile|Colombia|
    Per\u00fa
  `,
].join('|');
