/** What states, insurers, hospitals and schools know a person by, as `readNumbers` reads it; a line is a kind of number. */
export const numbers = `
ssn, s.s.n., social security, social insurance?, my social?, his social?, her social?, their social? | 9{9}
ssn last 4, ssn last4, last4 ssn, last 4 ssn, ssn last four, last four of *social, last 4 of *social, last four of ssn, last 4 of ssn, ssn ending in, ssn ending, social security ending in | 9{4}
itin, individual *taxpayer, individual *taxpayer identification | [9]9{8}
mbi?, *medicare, *medicare card, *medicare beneficiary | [1-9]AX9AX9AA99 [2-6]9{9,10}
ein?, employer identification | 99-9{7}
sin?, nas?, *assurance sociale, social insurance | 9{9} | luhn
ohip, health card, carte d *assurance maladie, *assurance maladie, ramq, carte *vitale | 9{10}A{0,2} A{4}9{8} *
*curp | A{4}9{6}[HMX]A{5}X9
rfc?, registro federal de *contribuyentes | [A-Z&]{3,4}9{6}X{3}
nss?, seguro social, *seguridad social, imss, *nuss | 9{11,12}
clave de elector, clave elector | A{6}9{8}[HM]9{3}
*cpf | 9{11}
r.g.?, registro geral, carteira de *identidade, cédula de *identidade | 9{7,9}X?
*cnh | 9{11}
pis?, *pasep, pis *pasep, nis?, nit? | 9{11} | 3 2 9 8 7 6 5 4 3 2 1 % 11
título de *eleitor, titulo *eleitor | 9{12}
cartão sus, cartão nacional de *saúde, cns? | [1-27-9]9{14} | 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1 % 11
*cnpj | X{12}99
cuit, cuil, *cuit cuil, *cuil cuit, c.u.i.t., c.u.i.l. | [23]9{10}
dni?, d.n.i., documento nacional de *identidad, documento de *identidad, documento *identidad | 9{7,8} 9{8}A [XYZ]9{7}A
rut?, r.u.t., *rut cliente, rol único *tributario | 9{7,8}[\\dK]
run?, r.u.n. | 9{7,8}-[\\dK]
cédula, cédula de *ciudadanía, cédula de *identidad, cédula de *extranjería, c.c.?, tarjeta de *identidad, carné de *identidad, carnet de *identidad, documento único de identidad, *dui? | [VE]?9{6,11} 9{1,2}-9{3,4}-9{3,6} 9{13}A?
ruc?, rif?, c.i.? | [JGVE]?9{8,13}
*dpi?, código único de *identificación | 9{13}
trn? | 9{9}
nino, ninumber, ni number, ni no, n.i. number, national insurance | AA9{6}[A-D]? [A-Z]{2}9{6}[A-D]
nhs number, nhs no, nhs num, nhs id, nhsnumber, nhs nr, nhs?, chi number | 9{10}
utr, unique *taxpayer reference, self assessment utr, sa utr | 9{10}K?
ppsn?, pps number, pps no, personal public service | 9{7}A{1,2}
nir?, *sécurité sociale, numéro de sécurité sociale, *sécu, n *sécu, numero *secu, num secu, *insee | [1-478]9{4}[\\dAB]9{9} [1-478]9{4}[\\dAB]9{7}
numéro fiscal, spi, *fiscal reference, numéro *fiscal, *fiscal, *fiscale identificatie | [0-3]9{12}
*rijksregister, *rijksregisternummer, national number, *nationalnumber, numéro national, registre national, numéro de registre national, *matricule national, niss, n.i.s.s., insz, *insz niss, *nrn? | 9{11}
*matricule | [12]9{12} *
bsn?, b.s.n., *burgerservice, *burgerservicenummer, *sofinummer, sofi | 9{8,9}
*steuerid, *steuer id, *steueridnr, *steuer idnr, *steueridentifikation, *steueridentifikations, *identifikationsnummer, *idnr | 9{11}
*steuer, *steuernummer, *st.-nr | 9{10,13} 99[/]9{3}[/]9{5}
*sozialversicherungs, *sozialversicherung, sv nr, svnr, s.v. nr, svnummer, sv nummer, *rentenversicherungs, *rentenversicherung, rvnr, rv nr, rv nummer, *versicherungsnummer? | 9{8}A9{3} 9{10}
*krankenversicherten, *krankenversichertennummer, kvnr, kv nr, kv nummer, *versicherten, *versichertennummer, *krankenversicherung, *krankenversicherungs, *egk | A9{9} [1-9]AX9AX9AA99 *
*versicherungsnummer?, *versicherungsnr? | A9{9}
vers.-nr | A9{9}
customer id | A{2,5}9{5,9}
npi number, npi no, *npi?, national provider identifier | [12]9{9}
dea number, dea no, dea registration, dea reg | A[A-Z9]9{7}
*personalausweis, *ausweis, *ausweisnummer | X{9,10} *
ahv, ahvn13, ahv13, *avs, navs, navs13, *ahv avs, nouveau numéro avs | [7][5][6]9{10}
codice fiscale, cod. *fiscale, cod *fiscale, c.f. | A{6}9[\\dA]A9[\\dA]A9[\\dA]{2}A A{6}99A99A9{3}A
carta d *identità, carta *identità, *tessera sanitaria | AA9{5}AA AA9{7} 9{20}
nif?, n.i.f., nie?, n.i.e., *contribuinte, número de *contribuinte | 9{8}A [XYZ]9{7}A [1-35-9]9{8}
niss?, *segurança social, *utente, sns?, *cartão de cidadão, *cidadão | 9{11} 9{9} 9{9}AA9
amka, a.m.k.a., αμκα, α.μ.κ.α. | 9{11}
afm?, αφμ, α.φ.μ. | 9{9}
δελτίο ταυτότητας, αριθμός ταυτότητας, αδτ | [A-ZΑ-Ω]{1,2}9{6}
*personnummer, *svenskt personnummer, *personnr, *samordningsnummer, pers nr | 9{8}[-+]?9{4} 9{6}[-+]?9{4}
*fødselsnummer, *fodselsnummer, fødselsnr, fodselsnr, fnr?, *personnummer | 9{11} | 5 4 3 2 7 6 5 4 3 2 1 % 11
cpr?, cpr nummer, cprnummer, cpr number, cpr nr, cprnr, cpr no | 9{10}
hetu, *henkilötunnus, *henkilotunnus, *henkilötunnukseni, *sosiaaliturvatunnus | 9{6}[-+A-FU-Y]9{3}X
*kennitala | 9{10} | 3 2 7 6 5 4 3 2 1 0 % 11
*isikukood, *isikukoodi | [1-8]9{10}
personas kods, personas koda, *personaskods | 9{6}-?9{5}
*asmens kodas, asmens koda | [3-6]9{10}
*pesel | 9{11}
nip?, n.i.p. | 9{10} | 6 5 7 2 3 4 5 6 7 -1 % 11
dowód?, dowod?, *dowód osobisty, *dowod osobisty, *dowodu osobistego, seria i numer *dowodu | A{3}9{6}
*rodné číslo, *rodne cislo, *rodné č, *rodne c | 9{6}[/]?9{3,4}
*občanský průkaz, *obcansky prukaz, *občiansky preukaz | 9{9} AA9{6}
taj?, taj szám, taj szam, *tajszám, *tajszam, *társadalombiztosítási azonosító | 9{9} | 3 7 3 7 3 7 3 7 -1 % 10
taj szám, taj szam, tajszám, tajszam, taj card | 9{9}
*adóazonosító, *adoazonosito, adóazonosító jel | [8]9{9}
személyi *igazolvány, szemelyi *igazolvany, *személyi szám | 9{6}AA [1-8]9{10}
*cnp, c.n.p., cod numeric personal | [1-9]9{12}
*egn, егн, единен граждански номер | 9{10}
*oib | 9{11}
*jmbg, *embg, *emšo, *emso, јмбг, ембг, *umcn | 9{13}
*davčna, *davcna, davčna *številka | 9{8}
инн, inn? | 9{12} 9{10}
inn number, inn of person | 9{12}
снилс, *snils | 9{11}
омс, полис омс | 9{16}
іпн, рнокпп, rnokpp, ідентифікаційний номер, ідентифікаційний код, *unzr, унзр | 9{10} 9{8}-9{5}
иин, *iin?, жсн | 9{12}
*idnp | [029]9{12}
*пинфл, *pinfl, *jshshir, пинфл | [3-6]9{13}
tckn, tc *kimlik, t.c. *kimlik, *kimlik no, tc *kimlik no, t.c. *kimlik no, *kimlik, *kimlik numarası, *kimlik numarasi, *kimlik numaram, tc no, t.c. no | [1-9]9{10}
תעודת זהות, מספר זהות, ת.ז., ת.ז, תז, *teudat zehut, mispar *zehut | 9{8,9}
رقم الهوية, الرقم القومي, الرقم الوطني, الهوية الوطنية, بطاقة الهوية, الإقامة, الرقم المدني, کد ملی, شماره ملی, قومی شناختی کارڈ | [\\d٠-٩۰-۹]{8,18}
*emirates id, *eid number, qid number, qatar id, *iqama, civil id, civil id number, cpr number, *saudi id | [7][8][4]9{12} 9{9,12}
*aadhaar, *aadhar, *adhaar, आधार, आधार संख्या, uidai, আধার, ஆதார் | [2-9]9{11}
pan?, pan card, pan number, pan no, permanent account number | A{5}9{4}A
*epic no, epic number, voter id, voter, voter card, voter number | A{3}9{7} *
uan?, abha, *abha id | 9{12} 9{14}
cnic, nicop, *shanakhti, شناختی کارڈ | 9{13}
nic no, nic number, nic?, *ජාතික | 9{9}[VX] 9{12}
nid?, nid no, nid number, nid card, *nidcard, জাতীয় পরিচয়পত্র, এনআইডি | 9{10} 9{13} 9{17} A9{8}A 9{18}
身份证, 身份证号, 身份证号码, 公民身份号码, *shenfenzheng, *sfz | [1-9]9{16}[\\dX]
身份證, 身分證, 香港身份證, 身分證字號, 身分證統一編號, 統一編號, 身份證字號, 身份證號碼, hkid, hkic, h.k.i.d. | A{1,2}9{6}[(]?X[)]? A[1289]9{8} [157]9{6}[(]9[)]
マイナンバー, 個人番号, my number?, mynumber, my number card, *kojin bango | 9{12}
運転免許証, 免許証番号, 基礎年金番号, 保険証番号, 被保険者番号 | 9{4}-?9{6} 9{12} *
주민등록번호, 주민번호, 외국인등록번호, rrn, jumin, resident registration | 9{6}-?[0-9]9{6}
운전면허, 운전면허번호 | 9{12}
nric, n.r.i.c., nric fin, fin?, *nric my, *mykad, my kad, kad pengenalan, no *pengenalan, ic no, ic number, i/c | [STFGM]9{7}A 9{6}-9{2}-9{4} 9{12}
nik?, *ktp, no ktp, nomor *induk kependudukan, nomor *ktp, no kk, kartu keluarga | 9{16}
*npwp | 9{15,16}
บัตรประชาชน, เลขบัตรประชาชน, เลขประจำตัวประชาชน, *thai id, *thai national id | [1-8]9{12}
*cccd, *cmnd, căn cước công dân, số căn cước, chứng minh nhân dân | 9{12} 9{9}
*philsys, *philhealth, pag ibig, *umid, sss?, sss number, sss no, philippine identification | 9{10} 9{12} 9{16}
*bvn, nin?, nin number, national identification, identification nationale, nin slip | 9{11} AA9{2}X{10} 9{14,18} 9{9}
kra pin, krapin | A9{9}A
*ghana card, *ghanacard | [G][H][A]-9{9}-9
*nida, *omang, *huduma, *fayda | 9{20} 9{9} 9{8,16}
cin?, carte d *identité nationale, carte nationale, *cnie | A{1,2}9{5,6} 9{8}
id rsa, rsa id, south african id, sa id, sa id number, said number, permanent resident, refugee id | 9{13}
tfn?, tax file, t.f.n. | 9{8,9}
crn?, *centrelink, *centrelink reference | 9{9}A
ird?, ird number, ird no, inland revenue | 9{8,9}
nhi?, nhi number, national health index | A{3}9{4} A{3}99A[A-Z]
ihi?, dva number, dva file | 9{16} A{1,3}9{4,8}
national id, national identity, *nationalid, national identity card, national identification, national insurance id, citizen id, *citizenid, citizen number, citizenship number, civil registration, personal identity, personal identification, personal id number, personal number, personal code, identity card, identity number, identity no, identity document, id card, id number, idnumber, id no, government id, gov id, state id, *rodnr, numéro d *identité, carte d *identité, *identiteitskaart, id kaart, *ausweis, *kennitala id, número de *identificación, número de *identidad, numero di *identità, identification number? | 9{11,14} *
tax id, tax identification, tax identity, taxid, tax number, tax no, tax code, tax payer id, taxpayer id, taxpayer number, *taxpayer identification, tin?, tin number, tin no, *fiscal code, *fiscal number, fiscal id, número de *identificación fiscal, identificación *fiscal, *identifiant fiscal, *belastingnummer, *vergi kimlik, vergi no, *skattenummer | 9{9,12} *
visa number, visa no, visa nr, residence permit, *aufenthaltstitel, residence card, alien registration, alien number, *uscis, green card | A9{8,9} *
health insurance, *healthinsurance, insurance number, insurance no, insurance id, insurance policy, insurance card, insurance member, policy number, policy no, policyholder id, member id, member number, member no, *membership, membership id, *membership number, subscriber id, subscriber number, insured id, *policennummer, *mitgliedsnummer, *lidnummer, *medlemsnummer, numéro d *assuré, numéro d *adhérent, número de *socio, numer *polisy, beneficiary id, *medicaid, *medicaid id, group member id, *mutuelle, health plan id, póliza | A{1,3}9{6,12} 9{9,12} [1-9]AX9AX9AA99 *
*mrn?, medical record, medical record no, patient id, patient number, patient no, patientid, patient nr, hospital number, hospital no, chart number, *patienten, patientennummer, *historia clínica, *prontuário | *
student id, student number, student no, studentid, *matrikel, *matrikelnummer, *matrícula, *matriculation, matricola, roll no, roll number, pupil id, pupil number, upn?, school id, learner id, *apaar, enrolment number, enrollment number, enrollment no, admission number, *ucas, ucas id, numero *etudiant, *indeks, numéro *étudiant | *
employee id, employee number, employee no, employeeid, staff id, staff number, staff no, payroll number, payroll no, payroll id, badge number, personnel number, *personalnummer, *mitarbeiter, *medewerkersnummer, worker id, emp id, emp no, emp number, *empleado, *anställningsnummer, *pracownika, matricola n, service number?, legajo, *matricola | *
claim number, claim no, contract number, contract no, *vertragsnummer, *vertragskonto, *vertragskontonummer, *schadennummer, *schadensnummer, numéro de *contrat, número de *contrato, numero di *contratto, numer *umowy, *contractnummer, *polisnummer | *
library card, loyalty number, loyalty card, loyalty id, rewards number, frequent flyer, frequent flyer no, customer number, customer no, client number, client no, *kundennummer, *kunden nr, *kundennr, *klantnummer, *kundenummer, *kundnummer, numéro client, numéro de client, n° client, n° de client, número de cliente, nº cliente, nº de cliente, codice cliente, numero cliente, numer klienta | *
pnr code, pnr number, pnr?, record locator, confirmation number, confirmation no, booking reference, booking ref, booking number, booking no, booking code, reservation number, reservation no, reservation code, *buchungsnummer, *buchungscode, *reservierungsnummer, *boekingsnummer, *bokningsnummer, numéro de *réservation, número de *reserva, código de *reserva, *localizador, *localizador de reserva, codice *prenotazione, numer *rezerwacji | X{6} *
driver license, driver licence, drivers license, drivers licence, driving license, driving licence, driving permit, dl no, dl number, dl?, dln, d/l, licence no, license no, *permis de conduire, *führerschein, *führerscheinnummer, *patente di guida, permiso de *conducir, licencia de *conducir, carnet de *conducir, carta de *condução, carteira de *habilitação, *rijbewijs, *körkort, *førerkort, *ajokortti, *prawo jazdy, *vodičský průkaz, водительское удостоверение | X{5}9{6}XX9XX *
*passport, *passeport, *pasaporte, *passaporte, *passaporto, *reisepass, *paspoort, *paszport, *paszportu, *pașaport, *pasaport, *passnummer, pass nr, pass no, hộ chiếu, паспорт, загранпаспорт, паспорт серия, паспорт серии, серия паспорта, серия и номер паспорта, διαβατήριο, διαβατηρίου, 护照, 護照, 旅券, パスポート, 여권, جواز السفر, جواز سفر, דרכון, पासपोर्ट, หนังสือเดินทาง | A{1,2}9{6,8} 9{8,9} 99AA9{5} [CFGHJKLMNPRTVWXYZ\\d]{9} 9{4}9{6} 9{4}[№]9{6} 9{4}[н][о][м][е][р]9{6} [с][е][р][и][яи]9{4}[№]9{6} [с][е][р][и][яи]9{4}[н][о][м][е][р]9{6} *
`;
