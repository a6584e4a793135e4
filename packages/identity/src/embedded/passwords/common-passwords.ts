/**
 * The most common stolen passwords that the other rules (eight characters, one digit) would allow. In lower case, since
 * capitals don't make them harder to guess.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
  12345678 123456789 1234567890 12345678910 0123456789 012345678 01234567 87654321 987654321 9876543210
  0987654321 123123123 12312312 123321123 123454321 1234554321 12344321 123456123 123456654321 11223344
  1122334455 112233445566 11111111 111111111 1111111111 00000000 000000000 0000000000 22222222 33333333
  44444444 55555555 555555555 66666666 666666666 77777777 777777777 88888888 888888888 99999999 999999999
  9999999999 10101010 12121212 13131313 123123456 14725836 147258369 159753456 159357456 741852963
  789456123 7894561230 963852741 369258147 147852369 456123789 78945612 10203040 102030405 1020304050
  11112222 12341234 123412345 12345123 1234512345 12345679 13572468 135792468 24681012 246813579 31415926
  314159265 3141592653 20202020 21212121 23232323 25252525 69696969 80808080 90909090 98765432 98989898
  01020304 0102030405 01012000 01011990 01011980 01012001 01010101 20002000 19901990 19851985 20102010
  password1 password2 password3 password4 password5 password6 password7 password8 password9 password0
  password01 password10 password11 password12 password13 password21 password22 password23 password69
  password77 password88 password99 password00 password007 password100 password101 password111 password123
  password1234 password12345 password123456 password321 password2000 password2010 password2015
  password2016 password2017 password2018 password2019 password2020 password2021 password2022 password2023
  password2024 password2025 password2026 password1! password12! password123! password@1 password@123
  password!1 password#1 password_1 password.1 passw0rd passw0rd1 passw0rd12 passw0rd123 passw0rd! p@ssw0rd
  p@ssw0rd1 p@ssw0rd12 p@ssw0rd123 p@ssw0rd! p@ssword1 p@ssword123 pa$$word1 pa$$w0rd pa55word pa55word1
  pa55w0rd p4ssword p4ssw0rd passwort1 passwort123 mypassword1 mypassword123 newpassword1 newpassword123
  pass1234 pass12345 pass123456 pass1word passpass1 1password 123password 1234password password1a
  thisismypassword1 changeme1 changeme12 changeme123 changeme1234 default1 default123 temp1234 temppass1
  temp12345 letmein1 letmein12 letmein123 letmein1! letmein22 welcome1 welcome2 welcome12 welcome123
  welcome1234 welcome01 welcome1! welcome@123 welcome2020 welcome2021 welcome2022 welcome2023 welcome2024
  welcome2025 admin123 admin1234 admin12345 admin123456 admin2020 admin@123 adminadmin1 administrator1
  root1234 toor1234 user1234 user12345 guest123 guest1234 test1234 test12345 test123456 testing1 testing12
  testing123 testtest1 tester123 secret12 secret123 secret1234 sample123 example1 example123 hello123
  hello1234 hello12345 hellohello1 helloworld1 helloworld123 qwerty12 qwerty123 qwerty1234 qwerty12345
  qwerty123456 qwerty1234567 qwerty12345678 qwerty123456789 qwerty01 qwerty11 qwerty22 qwerty321 qwerty777
  qwerty2020 qwerty1! qwerty123! qwertyu1 qwertyui1 qwertyuiop1 qwertyuiop123 qwertz123 azerty123 azerty12
  azertyuiop1 1qwerty1 123qwerty 1234qwer 12345qwert 123456qwerty qwer1234 qwer12345 qwert123 qwert1234
  qwert12345 qweasd123 qweasdzxc1 qweasdzxc123 qweqwe123 qwe123qwe 123qweasd 123qweasdzxc 123qwe123
  1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1q2w3e4r5t6y7u 1q2w3e4r5t6y7u8i9o0p 1qaz2wsx 1qaz2wsx3edc
  1qaz2wsx3edc4rfv 1qazxsw2 1qaz1qaz zaq12wsx zaq1zaq1 zaq1xsw2 !qaz2wsx 2wsx3edc q1w2e3r4 q1w2e3r4t5
  q1w2e3r4t5y6 qazwsx12 qazwsx123 qazwsxedc1 qazwsxedc123 qaz123wsx asdf1234 asdf12345 asdfasdf1 asdfgh12
  asdfgh123 asdfghjkl1 asdfghjkl123 asd123asd asdasd123 zxcvbnm1 zxcvbnm12 zxcvbnm123 zxcvbn12 zxcvbn123
  zxc123zxc zxcv1234 1a2b3c4d 1a2b3c4d5e a1b2c3d4 a1b2c3d4e5 a1234567 a12345678 a123456789 a1a1a1a1
  aa123456 aa12345678 aaa12345 aaaa1111 aaaaaa11 abc12345 abc123456 abc1234567 abc123456789 abcd1234
  abcd12345 abcd123456 abcde123 abcde12345 abcdef12 abcdef123 abcdefg1 abcdefg123 abcdefgh1 abcabc123
  abc123abc ab123456 as123456 qq123456 zz123456 az123456 asdf123456 b1234567 q1234567 z1234567 x1234567
  123456aa 123456ab 123456abc 12345678a 1234567a 123456789a 1234567890a 123456789q 12345678q 123456qq
  1234abcd 12345abc 123abc123 123abc456 1234567q 12345qwe 123456as 123456az 123456789abc a123123123
  abc123123 iloveyou1 iloveyou2 iloveyou12 iloveyou123 iloveyou1! iloveu123 ilovegod1 iloveme1 iloveme123
  iloveyou2020 loveyou1 loveyou123 lovelove1 lovely123 love1234 love12345 love123456 forever1 forever21
  sweetheart1 princess1 princess12 princess123 princesa1 angel123 angel1234 babygirl1 babygirl12
  babygirl123 babyboy1 sunshine1 sunshine12 sunshine123 rainbow1 rainbow123 butterfly1 butterfly123
  chocolate1 chocolate123 cookie123 cookies1 cupcake1 cupcake123 buttercup1 cheese123 chicken1 chicken123
  banana123 orange123 pumpkin1 pumpkin123 strawberry1 pepper123 ginger123 peanut123 flower123 summer01
  summer12 summer123 summer2020 summer2021 summer2022 summer2023 summer2024 summer2025 winter01 winter123
  winter2020 winter2021 winter2022 winter2023 winter2024 winter2025 spring123 spring2020 spring2021
  spring2022 spring2023 spring2024 spring2025 autumn123 autumn2023 autumn2024 january1 february1 december1
  november1 october1 monday123 friday123 christmas1 birthday1 birthday123 dragon12 dragon123 dragon1234
  monkey12 monkey123 monkey1234 tigger123 tiger123 tigers123 lion1234 bear1234 horse123 kitty123
  hellokitty1 doggy123 puppy123 bailey123 buddy123 buster123 charlie1 charlie123 daisy123 lucky123
  lucky777 shadow12 shadow123 smokey123 snoopy123 spider123 spiderman1 spiderman123 superman1 superman12
  superman123 batman123 batman1234 ironman1 pokemon1 pokemon12 pokemon123 pikachu1 naruto123 starwars1
  starwars123 harrypotter1 matrix123 minecraft1 minecraft123 nintendo1 nintendo64 playstation1 xbox1234
  xbox360x football1 football12 football123 baseball1 baseball12 baseball123 basketball1 basketball123
  softball1 soccer12 soccer123 hockey123 volleyball1 cheerleader1 arsenal1 arsenal123 chelsea1 chelsea123
  liverpool1 liverpool123 barcelona1 barcelona123 juventus1 realmadrid1 lakers24 yankees1 yankees2
  cowboys1 steelers1 jordan23 jordan123 kobe2424 ronaldo7 ronaldo123 messi10messi michael1 michael123
  michelle1 jennifer1 jennifer123 jessica1 jessica123 jasmine1 jasmine123 ashley123 amanda123 andrew123
  anthony1 anthony123 brandon1 brandon123 brittany1 christian1 christopher1 daniel123 danielle1 david123
  elizabeth1 elizabeth123 george123 hannah123 jackson1 jonathan1 joseph123 joshua123 justin123 kimberly1
  lauren123 maggie123 matthew1 matthew123 melissa1 mickey123 mustang1 mustang123 nathan123 nicholas1
  nicole123 patrick1 rebecca1 richard1 robert123 samantha1 samantha123 samuel123 stephanie1 steven123
  taylor123 thomas123 tinkerbell1 victoria1 victoria123 vanessa1 veronica1 william1 william123 alexander1
  alexander123 benjamin1 maria123 marina123 sophie123 oliver123 freedom1 freedom123 america1 canada123
  brazil123 mexico123 london123 london2012 paris123 newyork1 newyork123 california1 texas123 florida1
  chicago1 internet1 internet123 computer1 computer12 computer123 samsung1 samsung123 google123 facebook1
  facebook123 instagram1 linkedin1 twitter123 yahoo123 windows1 windows10 windows123 microsoft1 apple123
  iphone123 android1 network1 server123 system123 database1 oracle123 cisco123 master12 master123
  master1234 hunter12 hunter123 killer12 killer123 trustno1 whatever1 whatever123 fuckyou1 fuckyou2
  fuckyou123 asshole1 bitch123 pussy123 biteme123 money123 money1234 cash1234 ferrari1 porsche911 porsche1
  mercedes1 corvette1 camaro69 harley123 yamaha123 honda123 toyota123 letmein2020 access14 access123
  security1 security123 private1 private123 soldier1 warrior1 gandalf1 merlin123 phoenix1 phoenix123
  thunder1 thunder123 diamond1 diamond123 silver123 golden123 purple123 yellow123 green123 blue1234
  black123 blackberry1 white123 red12345 coffee123 music123 guitar123 dance123 school123 student1
  student123 teacher1 family123 friends1 friends123 mother123 mommy123 daddy123 father123 sister123
  brother1 jesus123 jesuschrist1 jesus777 god12345 blessed1 heaven123 hallo123 hallo1234 bonjour1
  bonjour123 motdepasse1 motdepasse123 contrasena1 contrasena123 senha123 senha1234 lozinka1 parola123
  sifre123 haslo123 hasło123 ninja123 hacker123 pirate123 zombie123 vampire1 secret007 bond007bond
  jamesbond007 agent007 mypass123 keto1234 keto12345 ketodiet1 ketolife1 ketogenic1 lowcarb1 lowcarb123
  mealplan1 mealplan123 avocado1 avocado123 butter123 bacon123 diet1234 fitness1 fitness123 weightloss1
  healthy1 healthy123
  `
    .trim()
    .split(/\s+/),
)
