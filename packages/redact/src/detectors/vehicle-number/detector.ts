import type { PatternDetector } from '../../detector.ts';
import { labelled } from '../../numbers/labelled.ts';

/** What a car is known by. */
export const vehicleNumber: PatternDetector = {
  id: 'vehicle-number',
  type: 'vehicle_number',
  label: 'Number plate or vehicle identification number',
  shape:
    'Four to ten letters and digits in groups behind `license plate`, `Kennzeichen` and the same words of other languages, or seventeen of them behind `VIN`; in the column under one as well.',
  link: 'https://www.iso.org/standard/52200.html',
  policy: 'pii',
  confidence: 'likely',
  family: 'CUSTOMER_ID',
  ...labelled(`
    vin, *chassis, *fahrgestell, *fahrgestellnummer, vehicle identification, frame number, numéro de *châssis, *telaio, *bastidor, *chassi, *nadwozia, шасси, 車台番号, 车架号, 차대번호 | [A-HJ-NPR-Z\\d]{17}
    license plate, licence plate, number plate, plate number, plate no, plate?, registration plate, car plate, vehicle plate, plate id, *kennzeichen, *autokennzeichen, *immatriculation, plaque d immatriculation, *matrícula, *matriculas, *kenteken, *nummerplade, *registreringsnummer, *regnummer, *rekisterinumero, *targa, numer *rejestracyjny, tablica *rejestracyjna, nr *rejestracyjny, *rendszám, *spz, státní poznávací značka, vehicle reg, vehicle registration, registration number, registration no, registration?, reg no, reg number, vrm, vrn, rego, placa, *patente, placas, *plaka, госномер, номерной знак, держномер, 车牌, 車牌, 车牌号, 車號, 차량번호, ナンバープレート, ทะเบียนรถ, biển số, nomor *polisi, nopol, לוחית רישוי, לוחית, رقم اللوحة | [\\p{L}]{1,5}9{1,4}[\\p{L}]{0,3}9{0,4} 9{1,4}[\\p{L}]{1,4}9{0,4} [\\p{Lo}]AX{0,4}9X{0,4}
  `),
};
