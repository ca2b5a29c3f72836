/** What the countries say of their numbers: a large table, which the commands load when the first number comes. */
export { isPossiblePhoneNumber, isValidPhoneNumber } from 'libphonenumber-js/max';
